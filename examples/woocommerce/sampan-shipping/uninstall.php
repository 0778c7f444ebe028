<?php
// Removes what the plugin keeps for itself. Tracking numbers stay with their orders.
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'woocommerce_sampan_settings' );
