<?php
/** What a checkout and an order page show with a real Sampan server: `php live.php <server> <publishable key> <tracking number>`, as JSON. */
require __DIR__ . '/wordpress-stub.php';

list( , $server, $key, $number ) = $argv;

Stub::$options['woocommerce_sampan_settings']   = array( 'server' => $server, 'public_key' => $key );
Stub::$options['woocommerce_sampan_7_settings'] = array( 'show' => 'all' );
Stub::$respond = static function ( $url, $args ) {
	$headers = array_map( static fn( $name, $value ) => "$name: $value", array_keys( $args['headers'] ), $args['headers'] );
	$body    = file_get_contents( $url, false, stream_context_create( array( 'http' => array( 'method' => 'POST', 'header' => $headers, 'content' => $args['body'], 'timeout' => 30, 'ignore_errors' => true ) ) ) );
	preg_match( '/ (\d{3})/', $http_response_header[0], $status );
	return array( 'response' => array( 'code' => (int) $status[1] ), 'body' => $body );
};
$method = new Sampan_Shipping_Method( 7 );
$method->calculate_shipping(
	array(
		'destination' => array( 'country' => 'SG', 'postcode' => '049319', 'state' => '', 'city' => '' ),
		'contents'    => array( array( 'data' => new Stub_Product( 800 ), 'quantity' => 1 ) ),
	)
);
$order       = new Stub_Order( 5 );
$order->meta = array( '_sampan_tracking' => $number );
ob_start();
Stub::run( 'woocommerce_order_details_after_order_table', $order );
echo json_encode(
	array(
		'rates'   => array_map( static fn( $rate ) => array( $rate['label'], $rate['cost'] ), $method->rates ),
		'page'    => ob_get_clean(),
		'scripts' => array_values( Stub::$scripts ),
		'log'     => Stub::$log,
	)
);
