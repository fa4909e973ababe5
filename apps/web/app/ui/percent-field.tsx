import { RangeField } from '#ui/range-field.tsx';

type PercentFieldProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  presets?: readonly number[];
  /** The value in a sentence: « réduire de 15 %, soit 92,5 milliards d’euros ». */
  valueText: string;
};

const PERCENT = { sign: '%', name: 'en pourcentage' };

export function PercentField({ min = 0, max = 100, presets, ...rest }: PercentFieldProps) {
  return (
    <RangeField
      {...rest}
      min={min}
      max={max}
      step={1}
      bigStep={10}
      unit={PERCENT}
      presets={presets}
    />
  );
}
