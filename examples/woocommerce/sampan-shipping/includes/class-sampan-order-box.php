<?php
defined( 'ABSPATH' ) || exit;

/** A field for tracking numbers beside an order in the admin, for parcels that Sampan did not tell the shop about. */
class Sampan_Order_Box {
	const NONCE  = 'sampan_tracking_nonce';
	const ACTION = 'sampan_save_tracking';

	public static function register(): void {
		add_action( 'add_meta_boxes', array( __CLASS__, 'add' ) );
		add_action( 'woocommerce_process_shop_order_meta', array( __CLASS__, 'save' ) );
	}

	public static function add(): void {
		$screen = function_exists( 'wc_get_page_screen_id' ) ? wc_get_page_screen_id( 'shop-order' ) : 'shop_order';
		add_meta_box( 'sampan-tracking', __( 'Sampan tracking', 'sampan-shipping' ), array( __CLASS__, 'show' ), $screen, 'side' );
	}

	public static function show( $post_or_order ): void {
		$order = wc_get_order( is_object( $post_or_order ) && isset( $post_or_order->ID ) ? $post_or_order->ID : $post_or_order );
		if ( ! $order ) {
			return;
		}
		wp_nonce_field( self::ACTION . $order->get_id(), self::NONCE );
		printf(
			'<p><label for="sampan-tracking-numbers">%1$s</label><br><input type="text" id="sampan-tracking-numbers" name="sampan_tracking" value="%2$s" maxlength="200" style="width:100%%"></p><p class="description">%3$s</p>',
			esc_html__( 'Tracking numbers', 'sampan-shipping' ),
			esc_attr( (string) $order->get_meta( Sampan_Tracking::META ) ),
			esc_html__( 'Shown to the buyer. Separate several with commas.', 'sampan-shipping' )
		);
	}

	/** Saves only what the form with its nonce sent, by somebody who may edit orders. */
	public static function save( $order_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( ! isset( $_POST['sampan_tracking'] ) || ! wp_verify_nonce( $nonce, self::ACTION . $order_id ) || ! current_user_can( 'edit_shop_order', $order_id ) ) {
			return;
		}
		$order = wc_get_order( $order_id );
		if ( ! $order ) {
			return;
		}
		$given = preg_split( '/[\s,]+/', sanitize_text_field( wp_unslash( $_POST['sampan_tracking'] ) ) );
		$good  = array_filter( $given, array( 'Sampan_Tracking', 'is_number' ) );
		$order->update_meta_data( Sampan_Tracking::META, implode( ', ', array_slice( array_unique( $good ), 0, Sampan_Tracking::MAX_SHOWN ) ) );
		$order->save();
	}
}
