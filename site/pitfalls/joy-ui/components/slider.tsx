import { useState } from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, styleOf, textOf } from '../../symptoms';

function Pressed({ inSlot }: { inSlot: boolean }) {
  const [count, setCount] = useState(0);
  const onMouseDown = () => setCount(count + 1);
  return (
    <>
      {inSlot ? (
        <Slider slotProps={{ root: { onMouseDown } }} />
      ) : (
        <Slider onMouseDown={onMouseDown} />
      )}
      <output>{count}</output>
    </>
  );
}

const tertiary = 'var(--joy-palette-text-tertiary)';
const readable = extendTheme({
  components: { JoySlider: { styleOverrides: { markLabel: { color: tertiary } } } },
});

const DarkPart = ({ theme }: { theme?: typeof readable }) => (
  <CssVarsProvider defaultMode="light" theme={theme}>
    <Box data-joy-color-scheme="dark">
      <Slider marks={[{ value: 20, label: '20 °C' }]} />
      <p style={{ color: tertiary }}>Warm</p>
    </Box>
  </CssVarsProvider>
);

/** Moves the first thumb along the slider, with the button of the mouse held down. */
async function dragFirstThumb({ find, settled }: Stage, percent: number) {
  const slider = await find('.MuiSlider-root');
  const { left, top, width, height } = slider.getBoundingClientRect();
  const thumb = (await find('.MuiSlider-thumb')).getBoundingClientRect();
  const at = (clientX: number) => ({
    bubbles: true,
    buttons: 1,
    clientX,
    clientY: top + height / 2,
  });
  slider.dispatchEvent(new MouseEvent('mousedown', at(thumb.left + thumb.width / 2)));
  for (const moved of [percent / 2, (3 * percent) / 4, percent]) {
    document.body.dispatchEvent(new MouseEvent('mousemove', at(left + (width * moved) / 100)));
    await settled();
  }
  document.body.dispatchEvent(new MouseEvent('mouseup', at(left + (width * percent) / 100)));
  await settled();
}

export default [
  {
    lead: '`onMouseDown` is not called.',
    Failing: () => <Pressed inSlot={false} />,
    Fixed: () => <Pressed inSlot />,
    symptom: async (stage) => {
      await stage.click('.MuiSlider-root');
      return (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: '`classes` has no effect.',
    Failing: () => (
      <Slider classes={{ thumb: 'square' }} sx={{ '& .square': { borderRadius: '4px' } }} />
    ),
    Fixed: () => <Slider sx={{ '& .MuiSlider-thumb': { borderRadius: '4px' } }} />,
    symptom: async (stage) => (await styleOf(stage, '.MuiSlider-thumb')).borderRadius !== '4px',
  },
  {
    lead: 'The label does not name the slider.',
    Failing: () => (
      <FormControl>
        <FormLabel htmlFor="level">Brightness</FormLabel>
        <Slider id="level" />
      </FormControl>
    ),
    Fixed: () => (
      <FormControl>
        <FormLabel id="brightness">Brightness</FormLabel>
        <Slider slotProps={{ input: { 'aria-labelledby': 'brightness' } }} />
      </FormControl>
    ),
    symptom: async ({ find }) => {
      const input = (await find('input[type=range]')) as HTMLInputElement;
      const label = document.getElementById(input.getAttribute('aria-labelledby') ?? '');
      return input.labels?.length === 0 && label?.textContent !== 'Brightness';
    },
  },
  {
    lead: 'A vertical slider is invisible.',
    Failing: () => (
      <Box>
        <Slider orientation="vertical" />
      </Box>
    ),
    Fixed: () => (
      <Box sx={{ height: 180 }}>
        <Slider orientation="vertical" />
      </Box>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiSlider-rail')).height === 0,
  },
  {
    lead: 'Range thumbs swap while dragging.',
    Failing: () => <Slider defaultValue={[20, 60]} />,
    Fixed: () => <Slider disableSwap defaultValue={[20, 60]} />,
    symptom: async (stage) => {
      await dragFirstThumb(stage, 80);
      const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')];
      const values = inputs.map(({ value }) => value).join();
      if (values === '20,60') throw new Error('the thumb was not dragged');
      return values === '60,80' && document.activeElement === inputs[1];
    },
  },
  {
    lead: 'Mark labels are hard to read in a dark part of a light page.',
    Failing: () => <DarkPart />,
    Fixed: () => <DarkPart theme={readable} />,
    symptom: async (stage) =>
      (await styleOf(stage, '.MuiSlider-markLabel')).color !== (await styleOf(stage, 'p')).color,
  },
  {
    lead: 'The thumb is cut off in a box with `overflow`.',
    Failing: () => (
      <Box className="box" sx={{ overflow: 'auto' }}>
        <Slider defaultValue={[0, 100]} />
      </Box>
    ),
    Fixed: () => (
      <Box className="box" sx={{ px: '9px', overflow: 'auto' }}>
        <Slider defaultValue={[0, 100]} />
      </Box>
    ),
    symptom: async (stage) => {
      const box = await boxOf(stage, '.box');
      const first = await boxOf(stage, '.MuiSlider-thumb[data-index="0"]');
      const last = await boxOf(stage, '.MuiSlider-thumb[data-index="1"]');
      return first.left < box.left || last.right > box.right;
    },
  },
] satisfies Pitfall[];
