import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { PackageSizePicker } from '../package-size-picker/package-size-picker.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { StepIndicator } from '../step-indicator/step-indicator.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { button, click, elapse, field, find, render } from '#test/render.fixtures.tsx';
import { ErrorBlock } from './error-block.tsx';

describe('CopyButton (spec sections 2 and 9)', () => {
  it("shows 'Copied Url' for one second", async () => {
    vi.useFakeTimers();
    try {
      const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const { container } = await render(
        <CopyButton text="https://x.test/t/1" label="Copy link" copiedLabel="Copied Url" />,
      );
      const region = find(container, '[role=status]');
      await click(find(container, 'button'));
      await elapse(0);
      expect(writeText).toHaveBeenCalledExactlyOnceWith('https://x.test/t/1');
      expect(region.textContent).toBe('Copied Url');
      await elapse(999);
      expect(region.textContent).toBe('Copied Url');
      // Preact starts what follows a change with the next frame.
      await elapse(1 + 17);
      expect(region.textContent).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('ErrorSummary', () => {
  const problems = [
    { fieldId: 'unit', message: 'Unit number is required' },
    { fieldId: 'size', message: 'Package Type is required' },
  ];
  const form = (attempt: number) => (
    <>
      <ErrorSummary title="There are 2 problems" problems={problems} attempt={attempt} />
      <TextField id="unit" label="Unit number" />
      <PackageSizePicker
        id="size"
        label="Package type"
        value={null}
        onValueChange={() => undefined}
        nameOf={(alias) => alias}
        unit="kg"
      />
    </>
  );

  for (const where of ['document', 'shadow'] as const) {
    it(`takes the focus at each refused submit and leads to fields and groups (${where})`, async () => {
      const { container, rerender } = await render(form(0), where);
      const active = () => (container.getRootNode() as Document | ShadowRoot).activeElement;
      const summary = find(container, '.s-summary');
      expect(active()).not.toBe(summary);
      await rerender(form(1));
      expect(active()).toBe(summary);
      const links = [...container.querySelectorAll<HTMLElement>('.s-summary a')];
      await click(links[0] as HTMLElement);
      expect(active()).toBe(field(container, 'Unit number'));
      await rerender(form(2));
      expect(active()).toBe(summary);
      await click(links[1] as HTMLElement);
      expect(active()).toBe(find(container, 'input[value=satchel]'));
    });
  }
});

describe('states and progress', () => {
  it('an error block says what failed, can be retried once at a time, and gives its reference', async () => {
    const onRetry = vi.fn();
    const block = (retrying: boolean) => (
      <ErrorBlock
        title="Parcels could not be loaded"
        onRetry={onRetry}
        retryLabel="Retry"
        retrying={retrying}
        reference={{ label: 'Reference', id: 'req_1', copyLabel: 'Copy reference', copiedLabel: 'Copied' }}
      />
    );
    const { container, rerender } = await render(block(false));
    expect(find(container, '[role=alert]').textContent).toContain('Parcels could not be loaded');
    await click(button(container, 'Retry'));
    await rerender(block(true));
    await click(button(container, 'Retry'));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(find(container, 'code').textContent).toBe('req_1');
  });

  it('a page says where it is, and one page needs no buttons', async () => {
    const onPageChange = vi.fn();
    const labels = {
      label: 'Pages',
      previous: 'Previous',
      next: 'Next',
      range: (a: number, b: number, n: number) => `${a}-${b} of ${n}`,
    };
    const { container, rerender } = await render(
      <Pagination page={3} perPage={20} total={45} onPageChange={onPageChange} labels={labels} />,
    );
    expect(container.textContent).toBe('41-45 of 45');
    expect(button(container, 'Next').disabled).toBe(true);
    await click(button(container, 'Previous'));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
    await rerender(<Pagination page={1} perPage={20} total={20} onPageChange={onPageChange} labels={labels} />);
    expect(container.textContent).toBe('');
  });

  it('a progress bar never runs over, and draws failed rows apart', async () => {
    const { container } = await render(<ProgressBar label="Printing" value={130} failed={30} max={120} />);
    const widths = [...container.querySelectorAll<HTMLElement>('.s-progress__fill')].map((part) => part.style.width);
    expect(widths[1]).toBe('25%');
    expect(Number.parseFloat(widths[0] ?? '')).toBeLessThanOrEqual(100);
    expect(find(container, '[role=progressbar]').getAttribute('aria-valuenow')).toBe('120');
  });

  it('steps: the current one is marked, done ones are links and say so (spec section 2)', async () => {
    const steps = [
      { id: '1+customer_address', label: 'Addresses' },
      { id: '2+package_detail', label: 'Package' },
      { id: '3+delivery_service', label: 'Delivery service' },
    ];
    const { container } = await render(
      <StepIndicator
        steps={steps}
        current={1}
        label="Progress"
        doneLabel="completed"
        progressLabel={(n, of) => `${n} of ${of}`}
        renderDone={(step, content, className) => (
          <a className={className} href={`/orders/create_label/${step.id}`}>
            {content}
          </a>
        )}
      />,
    );
    expect(find(container, '[aria-current=step]').textContent).toBe('2Package');
    // Three numbered boxes; a done one has a check mark in the place of its number.
    const boxes = [...container.querySelectorAll('.s-steps__box')];
    expect(boxes.map((box) => [box.textContent, box.querySelector('svg') !== null])).toEqual([
      ['', true],
      ['2', false],
      ['3', false],
    ]);
    const links = [...container.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/orders/create_label/1+customer_address', 'Addresses, completed'],
    ]);
    expect(find(container, '.s-steps__line').textContent).toBe('2 of 3 · Package');
  });
});
