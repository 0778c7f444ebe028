<?php
defined( 'ABSPATH' ) || exit;

/**
 * Asks a Sampan server for prices, with a publishable key. Answers are kept for ten minutes, which is less than a price is valid. After a
 * failure the server is left alone for a minute, so that a checkout waits for it once and not at every keystroke.
 */
class Sampan_Client {
	const TIMEOUT_S    = 3;
	const KEEP_S       = 600;
	const PAUSE_S      = 60;
	const MAX_BYTES    = 262144;
	const PATH         = '/api/v1/estimated_costs';

	/** @var string */
	private $server;
	/** @var string */
	private $public_key;

	public function __construct( string $server, string $public_key ) {
		$this->server     = untrailingslashit( trim( $server ) );
		$this->public_key = trim( $public_key );
	}

	/** Whether the server's address may be called: https, or http on this computer. */
	public static function is_server_address( string $server ): bool {
		$parts  = wp_parse_url( trim( $server ) );
		$scheme = is_array( $parts ) && isset( $parts['scheme'] ) ? strtolower( $parts['scheme'] ) : '';
		$host   = is_array( $parts ) && isset( $parts['host'] ) ? strtolower( $parts['host'] ) : '';
		return '' !== $host && ( 'https' === $scheme || ( 'http' === $scheme && in_array( $host, array( 'localhost', '127.0.0.1' ), true ) ) );
	}

	/**
	 * The services for a parcel, cheapest first. An empty list means that nobody serves the route; null that the server could not be asked.
	 *
	 * @param array<string, mixed> $question the body of POST /api/v1/estimated_costs
	 * @return array<int, array<string, mixed>>|null
	 */
	public function services( array $question ) {
		if ( '' === $this->public_key || ! self::is_server_address( $this->server ) ) {
			return null;
		}
		$known = 'sampan_' . md5( $this->server . "\n" . $this->public_key . "\n" . wp_json_encode( $question ) );
		$kept  = get_transient( $known );
		if ( is_array( $kept ) ) {
			return $kept;
		}
		$pause = 'sampan_pause_' . md5( $this->server . "\n" . $this->public_key );
		if ( false !== get_transient( $pause ) ) {
			return null;
		}
		$services = $this->ask( $question, $is_down );
		if ( null !== $services ) {
			set_transient( $known, $services, self::KEEP_S );
		} elseif ( $is_down ) {
			set_transient( $pause, 1, self::PAUSE_S );
		}
		return $services;
	}

	/**
	 * @param bool|null $is_down set: whether the next question would fail as well. A refused postcode is the buyer's alone.
	 * @return array<int, array<string, mixed>>|null
	 */
	private function ask( array $question, &$is_down ) {
		$is_down = true;
		$answer = wp_remote_post(
			$this->server . self::PATH,
			array(
				'timeout'             => self::TIMEOUT_S,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => array(
					'Accept'            => 'application/vnd.sampan.v1+json',
					'Content-Type'      => 'application/json',
					'X-Publishable-Key' => $this->public_key,
				),
				'body'                => wp_json_encode( $question ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			self::note( $answer->get_error_message() );
			return null;
		}
		$body   = json_decode( wp_remote_retrieve_body( $answer ), true );
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status || ! is_array( $body ) || ! isset( $body['estimated_costs'] ) || ! is_array( $body['estimated_costs'] ) ) {
			$detail = is_array( $body ) && isset( $body['detail'] ) && is_string( $body['detail'] ) ? $body['detail'] : '';
			self::note( trim( "HTTP $status $detail" ) );
			$is_down = ! in_array( $status, array( 400, 404, 422 ), true );
			return null;
		}
		// Nobody could be asked: that is no "nobody serves the route".
		if ( array() === $body['estimated_costs'] && ! empty( $body['couriers_unavailable'] ) ) {
			self::note( 'no courier answered' );
			return null;
		}
		$services = array_values( array_filter( array_map( array( __CLASS__, 'service' ), $body['estimated_costs'] ) ) );
		usort(
			$services,
			static function ( $a, $b ) {
				return $a['minor'] <=> $b['minor'];
			}
		);
		return $services;
	}

	/**
	 * One service as the shipping method needs it; null for an entry that cannot be read. Amounts become whole cents here, once.
	 *
	 * @param mixed $cost
	 * @return array<string, mixed>|null
	 */
	private static function service( $cost ) {
		if ( ! is_array( $cost ) || ! isset( $cost['total_fee'], $cost['currency'], $cost['courier']['name'], $cost['delivery_service']['id'], $cost['delivery_service']['name'] ) ) {
			return null;
		}
		if ( ! is_numeric( $cost['total_fee'] ) || $cost['total_fee'] < 0 ) {
			return null;
		}
		return array(
			'id'       => (string) $cost['delivery_service']['id'],
			'courier'  => (string) $cost['courier']['name'],
			'name'     => (string) $cost['delivery_service']['name'],
			'from'     => isset( $cost['delivery_service']['eta_days_from'] ) ? (int) $cost['delivery_service']['eta_days_from'] : 0,
			'to'       => isset( $cost['delivery_service']['eta_days_to'] ) ? (int) $cost['delivery_service']['eta_days_to'] : 0,
			'minor'    => (int) round( $cost['total_fee'] * 100 ),
			'currency' => (string) $cost['currency'],
		);
	}

	/** For the shop's own log (WooCommerce, Status, Logs). Never the buyer's address. */
	private static function note( string $text ): void {
		wc_get_logger()->warning( 'Sampan: ' . $text, array( 'source' => 'sampan-shipping' ) );
	}
}
