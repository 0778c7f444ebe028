import type { Translate } from '@sampan/i18n';
import { Component, type ReactNode } from 'react';

interface WidgetFrameProps {
  /** The key is a test key: nothing that happens here is meant in earnest. */
  is_test: boolean;
  t: Translate;
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** What every element shows around its view: the test ribbon, and nothing of the view once it broke. */
export class WidgetFrame extends Component<WidgetFrameProps, { crashed: boolean }> {
  override state = { crashed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ crashed: true });
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { is_test, t, children } = this.props;
    return (
      <>
        {is_test ? <p className="s-ribbon">{t('widget.test_mode')}</p> : null}
        {this.state.crashed ? <p className="s-failure">{t('widget.unavailable')}</p> : children}
      </>
    );
  }
}
