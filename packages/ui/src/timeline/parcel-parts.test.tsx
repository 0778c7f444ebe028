import { describe, expect, it, vi } from 'vitest';
import { AddressSummary } from '../address-summary/address-summary.tsx';
import { CourierLogo } from '../courier-logo/courier-logo.tsx';
import { initialsOf } from '../courier-logo/courier-tile.ts';
import { PackageSizePicker } from '../package-size-picker/package-size-picker.tsx';
import { DRAWING_CM, PAPER_CM, packageDrawing } from '../package-size-picker/package-drawings.ts';
import { PACKAGE_SIZES } from '@sampan/country-rules';
import { RatingButtons } from '../rating-buttons/rating-buttons.tsx';
import { button, click, find, render } from '#test/render.fixtures.tsx';
import { STATUS_STYLES, statusStyleOf } from '../status-badge/status-style.ts';
import { PhotoStrip } from '../photo-strip/photo-strip.tsx';
import { Timeline } from './timeline.tsx';
import { groupByStatus, type TimelineEntry } from './timeline-groups.ts';
import { act } from 'react';

const entry = (id: string, status: string, extra: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id,
  status,
  status_label: `status ${status}`,
  title: `event ${id}`,
  date: '21.11.2026',
  time: '09:12 am',
  ...extra,
});

describe('Timeline (spec section 2, Package tracking panel)', () => {
  const entries = [entry('4', 'in_transit'), entry('3', 'in_transit'), entry('2', 'failed'), entry('1', 'in_transit')];

  it('groups neighbours with the same status; one that comes back is a group of its own', () => {
    expect(groupByStatus(entries).map((group) => [group.title, group.entries.map(({ id }) => id).join()])).toEqual([
      ['status in_transit', '4,3'],
      ['status failed', '2'],
      ['status in_transit', '1'],
    ]);
  });

  it('highlights the newest entry only, and hangs the photos on it', async () => {
    const { container } = await render(
      <Timeline entries={entries} label="Package history" emptyLabel="No updates yet" newestExtra={<b>photos</b>} />,
    );
    const hot = container.querySelectorAll('.s-timeline__entry--newest');
    expect(hot).toHaveLength(1);
    expect(hot[0]?.textContent).toBe('event 421.11.2026, 09:12 amphotos');
    expect(container.querySelectorAll('b')).toHaveLength(1);
  });

  it('announces a new entry politely', async () => {
    const { container, rerender } = await render(<Timeline entries={entries} label="x" emptyLabel="-" />);
    const region = find(container, '[role=status]');
    await rerender(<Timeline entries={[entry('5', 'completed'), ...entries]} label="x" emptyLabel="-" />);
    expect(region.isConnected).toBe(true);
    expect(region.textContent).toBe('event 5, 21.11.2026, 09:12 am');
  });

  it('says when nothing happened yet', async () => {
    const { container } = await render(<Timeline entries={[]} label="x" emptyLabel="No updates yet" />);
    expect(container.textContent).toBe('No updates yet');
  });

  it('a photo opens large and turns to the next', async () => {
    const labels = {
      title: 'Proof of delivery',
      photo: (n: number, of: number) => `Photo ${n} of ${of}`,
      close: 'Close',
      previous: 'Previous',
      next: 'Next',
    };
    const { container } = await render(<PhotoStrip urls={['/a.jpg', '/b.jpg']} labels={labels} />);
    await click(button(container, 'Photo 2 of 2'));
    const large = () => find<HTMLImageElement>(container, 'figure img');
    expect(large().getAttribute('src')).toBe('/b.jpg');
    await click(button(container, 'Next'));
    expect(large().getAttribute('src')).toBe('/a.jpg');
    await click(button(container, 'Close'));
    expect(container.querySelector('figure')).toBeNull();
  });
});

describe('RatingButtons (spec section 4, Rating)', () => {
  const labels = { question: 'How was it?', good: 'Good', bad: 'Bad' };

  it('gives 5 or 2.5', async () => {
    const onRate = vi.fn();
    const { container } = await render(<RatingButtons rating={null} onRate={onRate} labels={labels} />);
    await click(button(container, 'Good'));
    await click(button(container, 'Bad'));
    expect(onRate.mock.calls).toEqual([[5], [2.5]]);
  });

  it('ignores clicks while sending and when a rating exists', async () => {
    const onRate = vi.fn();
    const { container, rerender } = await render(
      <RatingButtons rating={null} sending onRate={onRate} labels={labels} />,
    );
    await click(button(container, 'Good'));
    await rerender(<RatingButtons rating={2.5} onRate={onRate} labels={labels} />);
    await click(button(container, 'Good'));
    expect(onRate).not.toHaveBeenCalled();
    expect(button(container, 'Bad').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('couriers, sizes, statuses', () => {
  it('a logo that does not load becomes the initials', async () => {
    const { container } = await render(<CourierLogo name="Merlion Express" image_url="/missing.png" />);
    await act(async () => {
      find(container, 'img').dispatchEvent(new Event('error'));
    });
    expect(find(container, 'img')).toHaveProperty('hidden', true);
    expect(container.textContent).toBe('ME');
  });

  it('initials come from the name, the colour from the courier when it has one', async () => {
    expect([initialsOf('Merlion Express'), initialsOf('kilat'), initialsOf('Đông Á Express')]).toEqual([
      'ME',
      'KI',
      'ĐÁ',
    ]);
    const groundOf = async (color: string | null) => {
      const { container } = await render(<CourierLogo name="kilat" color={color} />);
      return find(container, '.s-courier').style.backgroundColor;
    };
    expect(await groundOf('#0e7490')).toMatch(/^(#0e7490|rgb\(14, 116, 144\))$/);
    expect(await groundOf(null)).toBe('');
  });

  it('the size picker offers the six sizes with their ranges (spec section 9) and tells the chosen one', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <PackageSizePicker
        label="Package type"
        value={null}
        onValueChange={onValueChange}
        nameOf={(alias) => `<${alias}>`}
        unit="kg"
        error="Package Type is required. Please select package type or input exact dimensions"
      />,
    );
    expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      '<satchel>0-2 kg',
      '<handbag>2-5 kg',
      '<shoebox>5-10 kg',
      '<briefcase>10-20 kg',
      '<carry_on>20-30 kg',
      '<check_in>30+ kg',
    ]);
    const group = find(container, 'fieldset');
    expect(find(container, `[id="${group.getAttribute('aria-describedby')}"]`).textContent).toContain(
      'Package Type is required',
    );
    await click(find(container, 'input[value=shoebox]'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('shoebox');
  });

  it('every drawing fits the one scale', () => {
    for (const { alias } of PACKAGE_SIZES) {
      const drawing = packageDrawing(alias);
      const paperLeft = Number(/^M([\d.]+)/.exec(drawing.paper)?.[1]);
      expect(paperLeft + PAPER_CM.width, alias).toBeLessThanOrEqual(DRAWING_CM.width);
      const [, top, up] = /^M[\d.]+ ([\d.]+)l[\d.]+ (-[\d.]+)/.exec(drawing.top) ?? [];
      expect(Number(top) + Number(up), alias).toBeGreaterThanOrEqual(0);
    }
  });

  it('a status this build does not know looks like a new one, and names of the prototype are no status', () => {
    expect(statusStyleOf('in_transit')).toBe(STATUS_STYLES.in_transit);
    expect(statusStyleOf('teleported')).toBe(STATUS_STYLES.new);
    expect(statusStyleOf('constructor')).toBe(STATUS_STYLES.new);
  });

  it('a long address shows whole', async () => {
    const address =
      'Blk 7 Lot 12 Phase 3, Villa Verde Homes Subdivision, Sitio Maligaya, Barangay San Antonio de Padua, Dasmariñas City, Cavite 4114, Philippines';
    const { container } = await render(<AddressSummary name="Rina" address={address} />);
    expect(container.textContent).toContain(address);
  });
});
