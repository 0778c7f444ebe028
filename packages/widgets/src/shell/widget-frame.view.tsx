import type { Translate } from '@sampan/messages';
import { Component, type ReactNode } from 'react';

interface WidgetFrameProps {
  /** The key is a test key: nothing that happens here is meant in earnest. */
  is_test: boolean | undefined;
  t: Translate;
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/**
 * What every element shows around its view: the test ribbon, the shop's own header and footer, and nothing of the view once it
 * broke; a new start comes with a new translator and tries again.
 */
export class WidgetFrame extends Component<WidgetFrameProps, { crashed: Translate | null }> {
  override state: { crashed: Translate | null } = { crashed: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ crashed: this.props.t });
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { is_test, t, children } = this.props;
    return (
      <>
        <slot name="header" />
        {is_test ? <p className="s-ribbon">{t('widget.test_mode')}</p> : null}
        {this.state.crashed === t ? <p className="s-failure">{t('widget.unavailable')}</p> : children}
        <slot name="footer" />
      </>
    );
  }
}
