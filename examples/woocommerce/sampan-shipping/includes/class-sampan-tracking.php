<?php
defined( 'ABSPATH' ) || exit;

/** Shows where the parcels of an order are, on the buyer's order page and on the page after checkout. */
class Sampan_Tracking {
	const META      = '_sampan_tracking';
	const MAX_SHOWN = 5;

	public static function register(): void {
		add_action( 'woocommerce_order_details_after_order_table', array( __CLASS__, 'show' ) );
	}

	/** @return array<string, string> */
	public static function settings(): array {
		$all    = get_option( 'woocommerce_sampan_settings', array() );
		$server = is_array( $all ) && isset( $all['server'] ) ? untrailingslashit( (string) $all['server'] ) : '';
		return array(
			'server'     => Sampan_Client::is_server_address( $server ) ? $server : '',
			'public_key' => is_array( $all ) && isset( $all['public_key'] ) ? (string) $all['public_key'] : '',
		);
	}

	/** A tracking number, or the id in a tracking link of Sampan. */
	public static function is_number( string $text ): bool {
		return 1 === preg_match( '/^[A-Za-z0-9-]{4,64}$/', $text );
	}

	/**
	 * What is known of the order's parcels: numbers entered in the order, those of Shipment Tracking, and those that Sampan wrote into notes to the
	 * buyer. Of the last two only parcels of this Sampan server: others it cannot follow.
	 *
	 * @return array<int, string>
	 */
	public static function numbers( $order, string $server ): array {
		$found = preg_split( '/[\s,]+/', (string) $order->get_meta( self::META ) );
		foreach ( (array) $order->get_meta( '_wc_shipment_tracking_items' ) as $item ) {
			$link    = is_array( $item ) && isset( $item['custom_tracking_link'] ) ? (string) $item['custom_tracking_link'] : '';
			$found[] = self::id_of_link( $link, $server );
		}
		foreach ( wc_get_order_notes( array( 'order_id' => $order->get_id(), 'type' => 'customer' ) ) as $note ) {
			foreach ( preg_split( '/\s+/', wp_strip_all_tags( (string) $note->content ) ) as $word ) {
				$found[] = self::id_of_link( $word, $server );
			}
		}
		$good = array_filter( array_unique( array_filter( $found ) ), array( __CLASS__, 'is_number' ) );
		return array_slice( array_values( $good ), 0, self::MAX_SHOWN );
	}

	private static function id_of_link( string $link, string $server ): string {
		$start = $server . '/t/';
		return '' !== $server && 0 === strpos( $link, $start ) ? rtrim( substr( $link, strlen( $start ) ), './' ) : '';
	}

	public static function show( $order ): void {
		$settings = self::settings();
		if ( ! is_object( $order ) || '' === $settings['server'] || '' === $settings['public_key'] ) {
			return;
		}
		$numbers = self::numbers( $order, $settings['server'] );
		if ( array() === $numbers ) {
			return;
		}
		wp_enqueue_script( 'sampan', $settings['server'] . '/sdk/v1/sampan.js', array(), null, array( 'strategy' => 'async' ) );
		echo '<section class="sampan-tracking"><h2>' . esc_html__( 'Where your parcel is', 'sampan-shipping' ) . '</h2>';
		foreach ( $numbers as $number ) {
			printf(
				'<sampan-tracking public-key="%1$s" tracking-id="%2$s" locale="%3$s"><a href="%4$s">%5$s</a></sampan-tracking>',
				esc_attr( $settings['public_key'] ),
				esc_attr( $number ),
				esc_attr( substr( get_locale(), 0, 2 ) ),
				esc_url( $settings['server'] . '/t/' . rawurlencode( $number ) ),
				/* translators: %s: tracking number */
				esc_html( sprintf( __( 'Track %s', 'sampan-shipping' ), $number ) )
			);
		}
		echo '</section>';
	}
}
