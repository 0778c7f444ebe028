import { PACKAGE_SIZES, packageRangeText, type PackageSizeAlias } from '@sampan/country-rules';
import { classNames } from '../class-names.ts';
import { DRAWING_CM, packageDrawing } from './package-drawings.ts';

export type PackageSizeCardsProps = {
  /** Name of the radios; one group on a page. */
  name: string;
  value: PackageSizeAlias | null;
  onValueChange: (alias: PackageSizeAlias) => void;
  /** The size's name in the reader's language. */
  nameOf: (alias: PackageSizeAlias) => string;
  /** The weight unit after the range: "kg". */
  unit: string;
};

/** The six sizes as cards, each drawn to one scale beside a sheet of A4 (spec section 9, presets). Stands in a radio group. */
export function PackageSizeCards({ name, value, onValueChange, nameOf, unit }: PackageSizeCardsProps) {
  return (
    <div className="s-sizes">
      <div className="s-sizes__grid">
        {PACKAGE_SIZES.map((size) => {
          const drawing = packageDrawing(size.alias);
          return (
            <label key={size.alias} className={classNames('s-size', size.alias === value && 's-size--on')}>
              <input
                type="radio"
                className="s-size__input"
                name={name}
                value={size.alias}
                checked={size.alias === value}
                onChange={() => onValueChange(size.alias)}
              />
              <svg
                className="s-size__drawing"
                viewBox={`0 0 ${DRAWING_CM.width} ${DRAWING_CM.height}`}
                aria-hidden="true"
                focusable="false"
              >
                <path className="s-size__paper" d={drawing.paper} />
                <path className="s-size__side" d={drawing.side} />
                <path className="s-size__top" d={drawing.top} />
                <path className="s-size__front" d={drawing.front} />
              </svg>
              <span className="s-size__name">{nameOf(size.alias)}</span>
              <span className="s-size__range s-num">{`${packageRangeText(size)} ${unit}`}</span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
