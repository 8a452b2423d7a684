import type { CSSObject } from '@emotion/react';
import { styled } from '@mui/system';

interface StyledSubjectProps {
  readonly styles: readonly CSSObject[];
}

/** An element with style objects that are resolved already. */
export const StyledSubject = styled('div', {
  shouldForwardProp: (name) => name !== 'styles',
})<StyledSubjectProps>(({ styles }) => [...styles]);
