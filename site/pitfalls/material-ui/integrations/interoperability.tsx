import { useState } from 'react';
import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import type { Pitfall, Stage } from '../../pitfall';
import { styleOf } from '../../symptoms';

/** A button with a class of a style sheet, which the page has before Emotion adds its styles. */
function Save({ rule, disabled }: { rule: string; disabled?: boolean }) {
  useState(() => {
    const sheet = document.createElement('style');
    sheet.textContent = `${rule} { color: rgb(1, 2, 3) }`;
    document.head.append(sheet);
  });
  return (
    <Button className="save" disabled={disabled}>
      Save
    </Button>
  );
}

const hasNoEffect = async (stage: Stage) =>
  (await styleOf(stage, 'button')).color !== 'rgb(1, 2, 3)';

export default [
  {
    lead: 'My class is there, and has no effect.',
    Failing: () => <Save rule=".save" />,
    Fixed: () => (
      <StyledEngineProvider enableCssLayer>
        <Save rule=".save" />
      </StyledEngineProvider>
    ),
    symptom: hasNoEffect,
  },
  {
    lead: 'Only the disabled button keeps its color.',
    Failing: () => (
      <StyledEngineProvider injectFirst>
        <Save rule=".save" disabled />
      </StyledEngineProvider>
    ),
    Fixed: () => (
      <StyledEngineProvider injectFirst>
        <Save rule=".save.save" disabled />
      </StyledEngineProvider>
    ),
    symptom: hasNoEffect,
  },
] satisfies Pitfall[];
