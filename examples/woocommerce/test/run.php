<?php
/** Runs the plugin against a stub of the hooks it uses: `php examples/woocommerce/test/run.php`. One line a test; exit code 1 when one fails. */
require __DIR__ . '/wordpress-stub.php';

const SERVER = 'https://ship.example';
const KEY    = 'pk_test_DemoKopiKayaSingapore00';

function same( $expected, $actual, string $what = '' ): void {
	if ( $expected !== $actual ) {
		throw new RuntimeException( trim( "$what expected " . var_export( $expected, true ) . ', got ' . var_export( $actual, true ) ) );
	}
}
function cost( string $id, $fee, int $days, string $currency = 'SGD' ): array {
	return array(
		'total_fee'        => $fee,
		'currency'         => $currency,
		'courier'          => array( 'name' => 'Merlion Express' ),
		'delivery_service' => array( 'id' => $id, 'name' => ucfirst( $id ), 'eta_days_from' => 1, 'eta_days_to' => $days ),
	);
}
function answering( int $status, $body ): void {
	Stub::$respond = static function () use ( $status, $body ) {
		return array( 'response' => array( 'code' => $status ), 'body' => is_string( $body ) ? $body : json_encode( $body ) );
	};
}
function settings( array $zone = array() ): void {
	Stub::$options['woocommerce_sampan_settings']   = array( 'server' => SERVER, 'public_key' => KEY );
	Stub::$options['woocommerce_sampan_7_settings'] = $zone;
}
function package( string $country = 'MY', ?array $contents = null ): array {
	return array(
		'destination' => array( 'country' => $country, 'postcode' => '47500', 'state' => 'SGR', 'city' => 'Subang Jaya', 'address' => '3 Jalan Rahsia' ),
		'contents'    => $contents ?? array( array( 'data' => new Stub_Product( 600 ), 'quantity' => 2 ) ),
	);
}
/** @return array<int, array<string, mixed>> what the checkout offers */
function offered( ?array $package = null ): array {
	$class  = Stub::run( 'woocommerce_shipping_methods', array() )['sampan'];
	$method = new $class( 7 );
	$method->calculate_shipping( $package ?? package() );
	return $method->rates;
}
function labels( array $rates ): array {
	return array_column( $rates, 'cost', 'label' );
}
function shown( Stub_Order $order ): string {
	ob_start();
	Stub::run( 'woocommerce_order_details_after_order_table', $order );
	return ob_get_clean();
}

$tests = array(
	'live rates: the cheapest and the fastest, to the cent' => static function () {
		settings();
		answering( 200, array( 'estimated_costs' => array( cost( 'express', 12.1, 1 ), cost( 'saver', 8.29, 4 ), cost( 'plus', 9, 3 ) ) ) );
		same( array( 'Merlion Express Saver (1 to 4 days)' => '8.29', 'Merlion Express Express (1 day)' => '12.10' ), labels( offered() ) );
	},
	'a price is never taxed a second time' => static function () {
		settings();
		answering( 200, array( 'estimated_costs' => array( cost( 'saver', 8.29, 4 ) ) ) );
		same( false, offered()[0]['taxes'] );
	},
	'one service or up to five, as the zone says' => static function () {
		$all = array_map( static fn( $n ) => cost( "service$n", 10 + $n, 9 - $n ), range( 1, 7 ) );
		answering( 200, array( 'estimated_costs' => $all ) );
		settings( array( 'show' => 'cheapest' ) );
		same( 1, count( offered() ) );
		settings( array( 'show' => 'all' ) );
		same( 5, count( offered() ) );
	},
	'the question names route and weight, and nobody who lives there' => static function () {
		settings( array( 'from_postcode' => '049319' ) );
		answering( 200, array( 'estimated_costs' => array() ) );
		offered();
		$request = Stub::$requests[0];
		same( SERVER . '/api/v1/estimated_costs', $request['url'] );
		same( KEY, $request['headers']['X-Publishable-Key'] );
		$body = json_decode( $request['body'], true );
		same( array( 'country' => 'SG', 'post_code' => '049319' ), $body['sender'] );
		same( array( 'country' => 'MY', 'post_code' => '47500', 'state' => 'Selangor', 'city' => 'Subang Jaya' ), $body['recipient'] );
		same( 1.2, $body['dimension']['weight'] );
		same( false, strpos( $request['body'], 'Rahsia' ) );
	},
	'a product without a weight counts as the default, and what is not shipped as nothing' => static function () {
		settings();
		answering( 200, array( 'estimated_costs' => array() ) );
		$lines = array(
			array( 'data' => new Stub_Product( '' ), 'quantity' => 3 ),
			array( 'data' => new Stub_Product( 900, false ), 'quantity' => 1 ),
		);
		offered( package( 'SG', $lines ) );
		same( 1.5, json_decode( Stub::$requests[0]['body'], true )['dimension']['weight'] );
		same( array(), offered( package( 'SG', array( $lines[1] ) ) ) );
		same( 1, count( Stub::$requests ) );
	},
	'the same cart asks once' => static function () {
		settings();
		answering( 200, array( 'estimated_costs' => array( cost( 'saver', 8.29, 4 ) ) ) );
		same( labels( offered() ), labels( offered() ) );
		same( 1, count( Stub::$requests ) );
	},
	'where nobody is served, nothing is offered and nobody is asked' => static function () {
		settings( array( 'fallback' => '9' ) );
		same( array(), offered( package( 'US' ) ) );
		same( array(), Stub::$requests );
	},
	'no service on the route: no price, and no fallback either' => static function () {
		settings( array( 'fallback' => '9' ) );
		answering( 200, array( 'estimated_costs' => array(), 'couriers_unavailable' => array() ) );
		same( array(), offered() );
	},
	'no answer in time: the fallback price, the server is left alone, the log says why' => static function () {
		settings( array( 'fallback' => '9', 'title' => 'Courier' ) );
		Stub::$respond = static fn() => new WP_Error( 'http_request_failed', 'Operation timed out' );
		same( array( 'Courier' => '9.00' ), labels( offered() ) );
		same( array( 'Courier' => '9.00' ), labels( offered( package( 'SG' ) ) ) );
		same( 1, count( Stub::$requests ) );
		same( array( 'Sampan: Operation timed out' ), Stub::$log );
	},
	'every refusal falls back: a bad key, a page of HTML, half an answer, no courier that answers' => static function () {
		foreach ( array( array( 401, array( 'detail' => 'This publishable key does not exist.' ) ), array( 200, '<html>' ), array( 200, '{"estimated_costs":7}' ), array( 200, array( 'estimated_costs' => array(), 'couriers_unavailable' => array( array( 'reason' => 'timeout' ) ) ) ) ) as list( $status, $body ) ) {
			Stub::$transients = array();
			settings( array( 'fallback' => '9.5', 'title' => 'Courier' ) );
			answering( $status, $body );
			same( array( 'Courier' => '9.50' ), labels( offered() ) );
		}
	},
	'a postcode that is refused takes the prices from no other buyer' => static function () {
		settings();
		answering( 422, array( 'detail' => 'Postcode is invalid' ) );
		same( array(), offered() );
		answering( 200, array( 'estimated_costs' => array( cost( 'saver', 8.29, 4 ) ) ) );
		same( 1, count( offered( package( 'SG' ) ) ) );
	},
	'without a fallback price the method is not offered' => static function () {
		settings();
		answering( 500, '' );
		same( array(), offered() );
	},
	'a price in another currency is not taken for one of the shop' => static function () {
		settings( array( 'fallback' => '9', 'title' => 'Courier' ) );
		answering( 200, array( 'estimated_costs' => array( cost( 'saver', 28.29, 4, 'MYR' ) ) ) );
		same( array( 'Courier' => '9.00' ), labels( offered() ) );
	},
	'an entry that cannot be read is left out' => static function () {
		settings();
		answering( 200, array( 'estimated_costs' => array( array( 'total_fee' => 1 ), cost( 'odd', -3, 2 ), cost( 'saver', 8.29, 4 ) ) ) );
		same( array( '8.29' ), array_column( offered(), 'cost' ) );
	},
	'settings: https alone, and never a secret key' => static function () {
		$method = new Sampan_Shipping_Method( 0 );
		same( SERVER, $method->validate_server_field( 'server', ' ' . SERVER . '/ ' ) );
		same( 'http://127.0.0.1:8080', $method->validate_server_field( 'server', 'http://127.0.0.1:8080' ) );
		same( KEY, $method->validate_public_key_field( 'public_key', KEY ) );
		foreach ( array( array( 'validate_server_field', 'http://ship.example' ), array( 'validate_public_key_field', 'sk_live_abcdefghijkl' ) ) as list( $check, $wrong ) ) {
			try {
				$method->$check( 'x', $wrong );
			} catch ( Exception $refused ) {
				continue;
			}
			throw new RuntimeException( "$wrong was taken" );
		}
	},
	'the order page follows the parcels of this server, and no others' => static function () {
		settings();
		$order = new Stub_Order( 5 );
		same( '', shown( $order ) );
		$order->meta = array(
			'_sampan_tracking'            => 'SMPME00000000010',
			'_wc_shipment_tracking_items' => array(
				array( 'tracking_number' => 'A1', 'custom_tracking_link' => SERVER . '/t/0199-aa' ),
				array( 'tracking_number' => 'B2', 'custom_tracking_link' => 'https://other.example/t/0199-bb' ),
			),
		);
		Stub::$notes[5] = array( (object) array( 'content' => 'Merlion Express: SMP1 ' . SERVER . '/t/0199-cc.' ) );
		$page = shown( $order );
		preg_match_all( '/tracking-id="([^"]+)"/', $page, $found );
		same( array( 'SMPME00000000010', '0199-aa', '0199-cc' ), $found[1] );
		same( SERVER . '/sdk/v1/sampan.js', Stub::$scripts['sampan'] );
	},
	'what somebody typed stays text' => static function () {
		settings();
		Stub::$options['woocommerce_sampan_settings']['public_key'] = '"><script>alert(1)</script>';
		$order       = new Stub_Order( 5 );
		$order->meta = array( '_sampan_tracking' => 'SMP10001, "><script>alert(2)</script>' );
		$page        = shown( $order );
		same( false, strpos( $page, '<script' ) );
		same( 1, substr_count( $page, 'tracking-id=' ) );
	},
	'numbers are saved with the nonce of their order, by somebody who may edit orders' => static function () {
		$order = new Stub_Order( 5 );
		Stub::run( 'add_meta_boxes' );
		ob_start();
		( Stub::$boxes['sampan-tracking'][0] )( $order );
		preg_match( '/name="sampan_tracking_nonce" value="([^"]+)"/', ob_get_clean(), $nonce );
		$send = static function ( string $nonce, int $id = 5 ) use ( $order ) {
			$order->meta = array();
			$_POST       = array( 'sampan_tracking_nonce' => $nonce, 'sampan_tracking' => 'SMP10001, SMP10001 <b>x</b> SMP10002' );
			Stub::run( 'woocommerce_process_shop_order_meta', $id );
			return $order->get_meta( '_sampan_tracking' );
		};
		same( 'SMP10001, SMP10002', $send( $nonce[1] ) );
		same( '', $send( 'forged' ) );
		new Stub_Order( 6 );
		same( '', $send( $nonce[1], 6 ) );
		same( '', Stub::$orders[6]->get_meta( '_sampan_tracking' ), 'another order' );
		Stub::$may_edit = false;
		same( '', $send( $nonce[1] ) );
	},
);

set_error_handler(
	static function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);
$failed = 0;
foreach ( $tests as $name => $test ) {
	Stub::reset();
	$depth = ob_get_level();
	try {
		$test();
		echo "ok $name\n";
	} catch ( Throwable $thrown ) {
		while ( ob_get_level() > $depth ) {
			ob_end_clean();
		}
		$failed++;
		echo "not ok $name: {$thrown->getMessage()} ({$thrown->getFile()}:{$thrown->getLine()})\n";
	}
}
exit( 0 === $failed ? 0 : 1 );
