import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import Button, { type ButtonProps } from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton, { type IconButtonProps } from '@mui/joy/IconButton';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, styleOf, textOf } from '../../symptoms';

function Save({ inSlot }: { inSlot: boolean }) {
  const [saved, setSaved] = useState(0);
  const save = () => setSaved(saved + 1);
  return (
    <>
      {inSlot ? (
        <Button slotProps={{ root: { title: 'Save', onClick: save } }}>Save</Button>
      ) : (
        <Button onClick={save} slotProps={{ root: { title: 'Save' } }}>
          Save
        </Button>
      )}
      <output>{saved}</output>
    </>
  );
}

const Links = ({ sx }: Pick<IconButtonProps, 'sx'>) => (
  <>
    <IconButton component="a" href="#orders" aria-label="Orders" />
    <IconButton component="a" href="#orders" aria-label="Invoices" disabled sx={sx} />
  </>
);

const FromServer = ({ slotProps }: Pick<ButtonProps, 'slotProps'>) => {
  const button = (
    <Button disabled slotProps={slotProps}>
      Save
    </Button>
  );
  return <div dangerouslySetInnerHTML={{ __html: renderToString(button) }} />;
};

const wide = { outlineWidth: '4px' };

export default [
  {
    lead: '`onClick` is not called.',
    Failing: () => <Save inSlot={false} />,
    Fixed: () => <Save inSlot />,
    symptom: async (stage) => {
      await stage.click('button');
      return (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: "\"useRootElementName: the `rootElementName` prop of the Button component expected the 'a' element, but a 'button' was rendered instead\".",
    Failing: () => <Button href="/orders">Orders</Button>,
    Fixed: () => (
      <Button component="a" href="/orders">
        Orders
      </Button>
    ),
    symptom: logs(
      "useRootElementName: the `rootElementName` prop of the Button component expected the 'a' element, but a 'button' was rendered instead",
    ),
  },
  {
    lead: 'A disabled `IconButton` link looks enabled.',
    Failing: () => <Links />,
    Fixed: () => <Links sx={{ '&.Mui-disabled': { opacity: 0.5, pointerEvents: 'none' } }} />,
    symptom: async (stage) => {
      const enabled = await styleOf(stage, '[aria-label=Orders]');
      const disabled = await styleOf(stage, '[aria-label=Invoices][aria-disabled=true]');
      return (['color', 'opacity', 'pointerEvents', 'cursor'] as const).every(
        (name) => enabled[name] === disabled[name],
      );
    },
  },
  {
    lead: '"React does not recognize the `focusVisibleClassName` prop on a DOM element."',
    Failing: () => (
      <Button focusVisibleClassName="ring" sx={{ '&.ring': wide }}>
        Save
      </Button>
    ),
    Fixed: () => <Button sx={{ '&.Mui-focusVisible': wide }}>Save</Button>,
    symptom: async (stage) => {
      await stage.press('Tab');
      const { outlineWidth } = await styleOf(stage, 'button:focus');
      if (outlineWidth !== wide.outlineWidth)
        throw new Error('the class does not style the button');
      return logs('React does not recognize the `focusVisibleClassName` prop on a DOM element.')(
        stage,
      );
    },
  },
  {
    lead: 'A disabled button is focusable before hydration.',
    Failing: () => <FromServer />,
    Fixed: () => <FromServer slotProps={{ root: { disabled: true } }} />,
    symptom: async ({ press, find }) => {
      const button = await find('button.Mui-disabled:not([type])');
      await press('Tab');
      return document.activeElement === button;
    },
  },
  {
    lead: 'An icon is too large.',
    Failing: () => <Button startDecorator={<svg width="48" height="48" />}>Save</Button>,
    Fixed: () => (
      <Button
        startDecorator={
          <svg
            width="48"
            height="48"
            style={{ width: 'var(--Icon-fontSize)', height: 'var(--Icon-fontSize)' }}
          />
        }
      >
        Save
      </Button>
    ),
    symptom: async (stage) => {
      const { width, height } = await boxOf(stage, 'svg');
      return width !== 20 || height !== 20;
    },
  },
  {
    lead: 'A button in a disabled group works.',
    Failing: () => (
      <ButtonGroup disabled>
        <Button disabled={false}>Save</Button>
      </ButtonGroup>
    ),
    Fixed: () => (
      <ButtonGroup disabled>
        <Button disabled={undefined}>Save</Button>
      </ButtonGroup>
    ),
    symptom: async ({ find }) => !(await find('button')).matches(':disabled'),
  },
] satisfies Pitfall[];
