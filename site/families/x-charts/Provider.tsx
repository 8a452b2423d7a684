import { css } from '../css';
import { styleSheet as materialStyleSheet } from '../material-ui/Provider';
import '../license';

export { default, themeOf } from '../material-ui/Provider';

/**
 * Pro charts lay the note of a missing key over the positioned element around them: the demo, or the
 * scene of a playground, whose parts have a background that would hide the chart.
 */
export function styleSheet(stage: string): string {
  const around = { position: 'relative', isolation: 'isolate' };
  const note = { backgroundColor: 'transparent !important' };
  return (
    materialStyleSheet(stage) +
    css([{ [`${stage} > .island`]: around, [`${stage} > [style*="100000"]`]: note }])
  );
}
