<?php
/**
 * The few functions of WordPress and WooCommerce that the plugin calls, as strict as the real ones where it matters: a hook that nobody knows, an
 * unescaped address or a request without a timeout throws.
 */

define( 'ABSPATH', __DIR__ );

final class Stub {
	const HOOKS = array(
		'before_woocommerce_init', 'woocommerce_shipping_init', 'woocommerce_shipping_methods', 'woocommerce_order_details_after_order_table',
		'add_meta_boxes', 'woocommerce_process_shop_order_meta', 'woocommerce_update_options_shipping_sampan',
	);
	public static $hooks      = array();
	public static $options    = array();
	public static $transients = array();
	public static $orders     = array();
	public static $notes      = array();
	public static $scripts    = array();
	public static $boxes      = array();
	public static $log        = array();
	public static $requests   = array();
	/** Whether the person at the admin may edit orders. */
	public static $may_edit   = true;
	/** Answers wp_remote_post; set by each test. */
	public static $respond    = null;

	public static function reset(): void {
		self::$options = self::$transients = self::$orders = self::$notes = self::$scripts = self::$boxes = self::$log = self::$requests = array();
		self::$may_edit = true;
		self::$respond  = null;
		$_POST          = array();
	}

	/** What a filter or an action does with its first argument. */
	public static function run( string $hook, $value = null ) {
		foreach ( self::$hooks[ $hook ] ?? array() as $callback ) {
			$value = $callback( $value ) ?? $value;
		}
		return $value;
	}
}

function add_filter( $hook, $callback ) {
	if ( ! in_array( $hook, Stub::HOOKS, true ) ) {
		throw new LogicException( "no hook is called $hook" );
	}
	if ( ! is_callable( $callback ) ) {
		throw new LogicException( "the callback of $hook cannot be called" );
	}
	Stub::$hooks[ $hook ][] = $callback;
}
function add_action( $hook, $callback ) {
	add_filter( $hook, $callback );
}

class WP_Error {
	private $message;
	public function __construct( $code, $message ) {
		$this->message = $message;
	}
	public function get_error_message() {
		return $this->message;
	}
}
function is_wp_error( $thing ) {
	return $thing instanceof WP_Error;
}

function __( $text ) {
	return $text;
}
function _n( $one, $many, $count ) {
	return 1 === $count ? $one : $many;
}
function esc_html( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES );
}
function esc_html__( $text ) {
	return esc_html( $text );
}
function esc_attr( $text ) {
	return esc_html( $text );
}
function esc_url_raw( $url, $protocols = array( 'http', 'https' ) ) {
	$scheme = parse_url( (string) $url, PHP_URL_SCHEME );
	return in_array( $scheme, $protocols, true ) ? preg_replace( '/[^\w\-.~:\/?#\[\]@!$&\'()*+,;=%]/', '', (string) $url ) : '';
}
function esc_url( $url ) {
	return esc_html( esc_url_raw( $url ) );
}
function wp_strip_all_tags( $text ) {
	return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', (string) $text ) ) );
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_all_tags( $text ) ) );
}
function wp_unslash( $value ) {
	return stripslashes( $value );
}
function untrailingslashit( $text ) {
	return rtrim( (string) $text, '/\\' );
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function absint( $value ) {
	return abs( (int) $value );
}
function get_locale() {
	return 'en_SG';
}

function get_option( $name, $default = false ) {
	return Stub::$options[ $name ] ?? $default;
}
function get_transient( $key ) {
	return Stub::$transients[ $key ] ?? false;
}
function set_transient( $key, $value, $seconds ) {
	if ( strlen( $key ) > 172 || $seconds < 1 ) {
		throw new LogicException( 'a transient needs a short name and an end' );
	}
	Stub::$transients[ $key ] = $value;
	return true;
}

function wp_remote_post( $url, $args ) {
	if ( empty( $args['timeout'] ) || $args['timeout'] > 5 ) {
		throw new LogicException( 'a checkout cannot wait longer than 5 s' );
	}
	Stub::$requests[] = array( 'url' => $url ) + $args;
	return ( Stub::$respond )( $url, $args );
}
function wp_remote_retrieve_body( $answer ) {
	return $answer['body'];
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['response']['code'];
}

function current_user_can( $capability ) {
	return 'edit_shop_order' === $capability && Stub::$may_edit;
}
function wp_nonce_field( $action, $name ) {
	printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( md5( $action ) ) );
}
function wp_verify_nonce( $nonce, $action ) {
	return md5( $action ) === $nonce ? 1 : false;
}
function add_meta_box( $id, $title, $callback, $screen ) {
	Stub::$boxes[ $id ] = array( $callback, $screen );
}
function wp_enqueue_script( $name, $url ) {
	Stub::$scripts[ $name ] = $url;
}

function wc_get_logger() {
	return new class() {
		public function warning( $text, $context ) {
			Stub::$log[] = $text;
		}
	};
}
function wc_get_weight( $weight, $unit ) {
	// The shop keeps grams.
	return 'kg' === $unit ? $weight / 1000 : $weight;
}
function wc_format_decimal( $price, $decimals = false ) {
	$number = (float) str_replace( ',', '', (string) $price );
	return false === $decimals ? (string) $number : number_format( $number, $decimals, '.', '' );
}
function get_woocommerce_currency() {
	return 'SGD';
}
function wc_get_order( $id ) {
	return Stub::$orders[ is_object( $id ) ? $id->get_id() : $id ] ?? false;
}
function wc_get_order_notes( $query ) {
	return 'customer' === $query['type'] ? ( Stub::$notes[ $query['order_id'] ] ?? array() ) : array();
}
function WC() {
	return (object) array(
		'countries' => new class() {
			public function get_base_country() {
				return 'SG';
			}
			public function get_base_postcode() {
				return '409051';
			}
			public function get_states( $country ) {
				return 'MY' === $country ? array( 'SGR' => 'Selangor', 'PNG' => 'Pulau Pinang' ) : array();
			}
		},
	);
}

abstract class WC_Shipping_Method {
	public $id, $instance_id = 0, $method_title, $method_description, $title, $supports, $tax_status;
	public $form_fields = array(), $instance_form_fields = array(), $settings = array(), $instance_settings = array();
	public $rates = array();
	abstract public function init_form_fields();
	public function init_settings() {
		$this->settings = get_option( "woocommerce_{$this->id}_settings", array() );
	}
	public function init_instance_settings() {
		$this->instance_settings = get_option( "woocommerce_{$this->id}_{$this->instance_id}_settings", array() );
	}
	public function process_admin_options() {}
	public function get_option( $key, $empty = null ) {
		$fields = isset( $this->instance_form_fields[ $key ] ) ? $this->instance_form_fields : $this->form_fields;
		$values = isset( $this->instance_form_fields[ $key ] ) ? $this->instance_settings : $this->settings;
		return $values[ $key ] ?? ( $fields[ $key ]['default'] ?? $empty );
	}
	public function get_rate_id( $suffix = '' ) {
		return "{$this->id}:{$this->instance_id}:$suffix";
	}
	public function add_rate( $args ) {
		if ( ! is_string( $args['cost'] ) || ! preg_match( '/^\d+\.\d\d$/', $args['cost'] ) ) {
			throw new LogicException( 'a price has two decimals' );
		}
		$this->rates[] = $args;
	}
}

class Stub_Product {
	private $grams, $ships;
	public function __construct( $grams, $ships = true ) {
		$this->grams = $grams;
		$this->ships = $ships;
	}
	public function get_weight() {
		return $this->grams;
	}
	public function needs_shipping() {
		return $this->ships;
	}
}
class Stub_Order {
	private $id;
	public $meta = array();
	public function __construct( $id ) {
		$this->id            = $id;
		Stub::$orders[ $id ] = $this;
	}
	public function get_id() {
		return $this->id;
	}
	public function get_meta( $key ) {
		return $this->meta[ $key ] ?? '';
	}
	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = $value;
	}
	public function save() {}
}

require __DIR__ . '/../sampan-shipping/sampan-shipping.php';
Stub::run( 'woocommerce_shipping_init' );
