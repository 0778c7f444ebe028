<?php
defined( 'ABSPATH' ) || exit;

/** What a cart weighs and where it goes, as Sampan asks for it. */
class Sampan_Parcel {
	const COUNTRIES = array( 'SG', 'MY', 'PH', 'ID' );
	const MIN_KG    = 0.01;
	const MAX_KG    = 1000.0;

	/**
	 * The question for prices; null where Sampan does not ship, or nothing in the cart needs shipping. Name, street and phone are not sent: no
	 * price depends on them.
	 *
	 * @param array<string, mixed> $package as WC_Shipping_Method::calculate_shipping() gets it
	 * @return array<string, mixed>|null
	 */
	public static function question( array $package, array $from, float $default_kg ) {
		$to      = isset( $package['destination'] ) && is_array( $package['destination'] ) ? $package['destination'] : array();
		$country = isset( $to['country'] ) ? (string) $to['country'] : '';
		if ( ! in_array( $country, self::COUNTRIES, true ) || ! in_array( $from['country'], self::COUNTRIES, true ) ) {
			return null;
		}
		$kg = self::weight( isset( $package['contents'] ) ? (array) $package['contents'] : array(), $default_kg );
		if ( null === $kg ) {
			return null;
		}
		return array(
			'sender'    => array(
				'country'   => $from['country'],
				'post_code' => self::text( $from['post_code'], 12 ),
			),
			'recipient' => array(
				'country'   => $country,
				'post_code' => self::text( isset( $to['postcode'] ) ? $to['postcode'] : '', 12 ),
				'state'     => self::text( self::state_name( $country, isset( $to['state'] ) ? (string) $to['state'] : '' ), 120 ),
				'city'      => self::text( isset( $to['city'] ) ? $to['city'] : '', 120 ),
			),
			// A cart has no box yet: its weight decides, and the smallest box adds no volumetric weight.
			'dimension' => array(
				'weight' => $kg,
				'length' => 1,
				'width'  => 1,
				'height' => 1,
			),
		);
	}

	/** Kilograms of what is shipped; a product without a weight counts as the default. Null when nothing is. */
	private static function weight( array $contents, float $default_kg ) {
		$kg    = 0.0;
		$count = 0;
		foreach ( $contents as $line ) {
			$product  = isset( $line['data'] ) ? $line['data'] : null;
			$quantity = isset( $line['quantity'] ) ? (int) $line['quantity'] : 0;
			if ( ! is_object( $product ) || $quantity < 1 || ! $product->needs_shipping() ) {
				continue;
			}
			$own    = (float) wc_get_weight( (float) $product->get_weight(), 'kg' );
			$kg    += $quantity * ( $own > 0 ? $own : $default_kg );
			$count += $quantity;
		}
		return 0 === $count ? null : min( self::MAX_KG, max( self::MIN_KG, round( $kg, 3 ) ) );
	}

	/** WooCommerce keeps states as codes; couriers know their names. */
	private static function state_name( string $country, string $state ): string {
		$states = WC()->countries->get_states( $country );
		return is_array( $states ) && isset( $states[ $state ] ) ? html_entity_decode( (string) $states[ $state ] ) : $state;
	}

	/** @param mixed $value */
	private static function text( $value, int $length ): string {
		$text = trim( wp_strip_all_tags( is_scalar( $value ) ? (string) $value : '' ) );
		return function_exists( 'mb_substr' ) ? mb_substr( $text, 0, $length ) : substr( $text, 0, $length );
	}
}
