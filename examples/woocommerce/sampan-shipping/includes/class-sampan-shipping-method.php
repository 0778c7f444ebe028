<?php
defined( 'ABSPATH' ) || exit;

/** Live courier prices in a shipping zone. */
class Sampan_Shipping_Method extends WC_Shipping_Method {

	public function __construct( $instance_id = 0 ) {
		$this->id                 = 'sampan';
		$this->instance_id        = absint( $instance_id );
		$this->method_title       = __( 'Sampan', 'sampan-shipping' );
		$this->method_description = __( 'Courier prices for the cart and the buyer\'s postcode.', 'sampan-shipping' );
		$this->supports           = array( 'settings', 'shipping-zones', 'instance-settings', 'instance-settings-modal' );
		// Sampan's prices include the tax of the service.
		$this->tax_status = 'none';
		$this->init_form_fields();
		$this->init_settings();
		$this->init_instance_settings();
		$this->title = $this->get_option( 'title', $this->method_title );
		add_action( 'woocommerce_update_options_shipping_' . $this->id, array( $this, 'process_admin_options' ) );
	}

	public function init_form_fields() {
		$this->form_fields = array(
			'server'      => array(
				'title'       => __( 'Sampan server', 'sampan-shipping' ),
				'type'        => 'text',
				'placeholder' => 'https://ship.example',
				'description' => __( 'The address where you sign in to Sampan, with https.', 'sampan-shipping' ),
			),
			'public_key'  => array(
				'title'       => __( 'Publishable key', 'sampan-shipping' ),
				'type'        => 'text',
				'placeholder' => 'pk_live_',
				'description' => __( 'From Add to your site in the Sampan console, with the permissions Prices and Tracking. Allow the address of this shop for it.', 'sampan-shipping' ),
			),
			'default_kg'  => array(
				'title'       => __( 'Weight of a product without one', 'sampan-shipping' ),
				'type'        => 'decimal',
				'default'     => '0.5',
				'description' => __( 'In kg.', 'sampan-shipping' ),
			),
		);
		$this->instance_form_fields = array(
			'title'         => array(
				'title'   => __( 'Name', 'sampan-shipping' ),
				'type'    => 'text',
				'default' => __( 'Delivery', 'sampan-shipping' ),
			),
			'from_postcode' => array(
				'title'       => __( 'Postcode the parcels leave from', 'sampan-shipping' ),
				'type'        => 'text',
				'description' => __( 'Empty: the postcode of the shop.', 'sampan-shipping' ),
			),
			'show'          => array(
				'title'   => __( 'Show', 'sampan-shipping' ),
				'type'    => 'select',
				'default' => 'choice',
				'options' => array(
					'cheapest' => __( 'The cheapest service', 'sampan-shipping' ),
					'choice'   => __( 'The cheapest and the fastest service', 'sampan-shipping' ),
					'all'      => __( 'Up to five services', 'sampan-shipping' ),
				),
			),
			'fallback'      => array(
				'title'       => __( 'Price when no courier answers', 'sampan-shipping' ),
				'type'        => 'price',
				'description' => __( 'Empty: buyers cannot choose this method then.', 'sampan-shipping' ),
			),
		);
	}

	/** Refuses an address that WordPress may not call; the old one stays. */
	public function validate_server_field( $key, $value ) {
		$server = untrailingslashit( esc_url_raw( trim( (string) $value ), array( 'https', 'http' ) ) );
		if ( '' !== $server && ! Sampan_Client::is_server_address( $server ) ) {
			throw new Exception( esc_html__( 'The address of the Sampan server starts with https.', 'sampan-shipping' ) );
		}
		return $server;
	}

	public function validate_public_key_field( $key, $value ) {
		$text = trim( (string) $value );
		if ( '' !== $text && ! preg_match( '/^pk_(?:live|test)_[A-Za-z0-9]{8,64}$/', $text ) ) {
			throw new Exception( esc_html__( 'A publishable key starts with pk_live_ or pk_test_. Never enter a secret key here.', 'sampan-shipping' ) );
		}
		return $text;
	}

	public function calculate_shipping( $package = array() ) {
		$postcode = trim( (string) $this->get_option( 'from_postcode' ) );
		$from     = array(
			'country'   => WC()->countries->get_base_country(),
			'post_code' => '' !== $postcode ? $postcode : WC()->countries->get_base_postcode(),
		);
		$question = Sampan_Parcel::question( (array) $package, $from, max( Sampan_Parcel::MIN_KG, (float) $this->get_option( 'default_kg', '0.5' ) ) );
		if ( null === $question ) {
			return;
		}
		$client   = new Sampan_Client( (string) $this->get_option( 'server' ), (string) $this->get_option( 'public_key' ) );
		$services = $client->services( $question );
		// A price in another currency is no price here: it is never converted.
		$other = null !== $services && array() !== array_filter(
			$services,
			static function ( $service ) {
				return get_woocommerce_currency() !== $service['currency'];
			}
		);
		if ( null === $services || $other ) {
			$this->offer_fallback();
			return;
		}
		foreach ( $this->shown( $services ) as $service ) {
			$this->add_rate(
				array(
					'id'        => $this->get_rate_id( $service['id'] ),
					'label'     => self::label( $service ),
					'cost'      => sprintf( '%d.%02d', intdiv( $service['minor'], 100 ), $service['minor'] % 100 ),
					'taxes'     => false,
					'package'   => $package,
					'meta_data' => array( 'sampan_service' => $service['id'] ),
				)
			);
		}
	}

	private function offer_fallback(): void {
		$price = trim( (string) $this->get_option( 'fallback' ) );
		if ( '' === $price || (float) wc_format_decimal( $price ) < 0 ) {
			return;
		}
		$this->add_rate(
			array(
				'id'    => $this->get_rate_id( 'fallback' ),
				'label' => $this->title,
				'cost'  => wc_format_decimal( $price, 2 ),
				'taxes' => false,
			)
		);
	}

	/** @return array<int, array<string, mixed>> */
	private function shown( array $services ): array {
		$show = $this->get_option( 'show', 'choice' );
		if ( 'all' === $show ) {
			return array_slice( $services, 0, 5 );
		}
		$chosen = array_slice( $services, 0, 1 );
		if ( 'choice' === $show && count( $services ) > 1 ) {
			$by_days = $services;
			usort(
				$by_days,
				static function ( $a, $b ) {
					return array( $a['to'], $a['minor'] ) <=> array( $b['to'], $b['minor'] );
				}
			);
			if ( $by_days[0]['to'] < $chosen[0]['to'] ) {
				$chosen[] = $by_days[0];
			}
		}
		return $chosen;
	}

	private static function label( array $service ): string {
		$name = sanitize_text_field( $service['courier'] . ' ' . $service['name'] );
		if ( $service['to'] < 1 ) {
			return $name;
		}
		$days = $service['from'] === $service['to']
			/* translators: %d: days */
			? sprintf( _n( '%d day', '%d days', $service['to'], 'sampan-shipping' ), $service['to'] )
			/* translators: 1: fewest days, 2: most days */
			: sprintf( __( '%1$d to %2$d days', 'sampan-shipping' ), $service['from'], $service['to'] );
		return "$name ($days)";
	}
}
