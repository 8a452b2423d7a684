import { css } from '../css';
import { styleSheet as materialStyleSheet } from '../material-ui/Provider';
import '../licence';

export { default, themeOf } from '../material-ui/Provider';

/** Pro charts lay the note of a missing key over the positioned element around them: the demo. */
export function styleSheet(stage: string): string {
  const around = { position: 'relative', isolation: 'isolate' };
  return materialStyleSheet(stage) + css([{ [`${stage} > .island`]: around }]);
}
