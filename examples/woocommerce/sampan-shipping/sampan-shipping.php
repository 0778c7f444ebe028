<?php
/**
 * Plugin Name: Sampan Shipping
 * Description: Courier prices of Sampan at checkout, and parcel tracking on the order page.
 * Version: 1.0.0
 * Requires at least: 6.4
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * WC requires at least: 8.2
 * License: MIT
 * Text Domain: sampan-shipping
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/class-sampan-client.php';
require_once __DIR__ . '/includes/class-sampan-parcel.php';
require_once __DIR__ . '/includes/class-sampan-tracking.php';
require_once __DIR__ . '/includes/class-sampan-order-box.php';

// Works with orders in their own tables as well as in posts.
add_action(
	'before_woocommerce_init',
	static function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
		}
	}
);

// WC_Shipping_Method exists only once WooCommerce asks for its methods.
add_action(
	'woocommerce_shipping_init',
	static function () {
		require_once __DIR__ . '/includes/class-sampan-shipping-method.php';
	}
);

add_filter(
	'woocommerce_shipping_methods',
	static function ( $methods ) {
		$methods['sampan'] = 'Sampan_Shipping_Method';
		return $methods;
	}
);

Sampan_Tracking::register();
Sampan_Order_Box::register();
