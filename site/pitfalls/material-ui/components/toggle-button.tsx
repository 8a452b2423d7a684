import { useState, type ReactNode } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

interface ViewsProps {
  first: unknown;
  exclusive?: boolean;
  children: ReactNode;
}

/** A group, and its value in JSON. */
function Views({ first, exclusive = true, children }: ViewsProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <ToggleButtonGroup
        value={value}
        exclusive={exclusive}
        onChange={(_event, next: unknown) => setValue(next)}
      >
        {children}
      </ToggleButtonGroup>
    </>
  );
}

const styles = ['bold', 'italic'].map((style) => (
  <ToggleButton key={style} value={style} id={style}>
    {style}
  </ToggleButton>
));

const nothing = () => undefined;

const isReleased = async ({ find }: Stage) => (await find('#map')).ariaPressed === 'false';

async function isReleasedAfterClick(stage: Stage) {
  await stage.click('#map');
  return isReleased(stage);
}

async function joinsValues(stage: Stage) {
  await stage.click('#italic');
  return (await textOf(stage, 'output')) === '"bolditalic"';
}

export default [
  {
    lead: 'Clicks have no effect.',
    Failing: () => (
      <ToggleButtonGroup exclusive>
        <ToggleButton value="map" id="map">
          Map
        </ToggleButton>
      </ToggleButtonGroup>
    ),
    Fixed: () => (
      <Views first={null}>
        <ToggleButton value="map" id="map">
          Map
        </ToggleButton>
      </Views>
    ),
    symptom: isReleasedAfterClick,
  },
  {
    lead: 'Values are joined, such as "bolditalic".',
    Failing: () => (
      <Views exclusive={false} first="bold">
        {styles}
      </Views>
    ),
    Fixed: () => (
      <Views exclusive={false} first={['bold']}>
        {styles}
      </Views>
    ),
    symptom: joinsValues,
  },
  {
    lead: 'Values are joined, such as "bolditalic".',
    Failing: () => (
      <Views exclusive={false} first="bold">
        {styles}
      </Views>
    ),
    Fixed: () => (
      <Views exclusive first="bold">
        {styles}
      </Views>
    ),
    symptom: joinsValues,
  },
  {
    lead: '`onChange` of the group is not called for one button.',
    Failing: () => (
      <Views first="list">
        <ToggleButton value="map" id="map" onChange={nothing}>
          Map
        </ToggleButton>
      </Views>
    ),
    Fixed: () => (
      <Views first="list">
        <ToggleButton value="map" id="map" onClick={nothing}>
          Map
        </ToggleButton>
      </Views>
    ),
    symptom: isReleasedAfterClick,
  },
  {
    lead: 'No button looks pressed although the value is an object.',
    Failing: () => (
      <Views first={{ id: 7 }}>
        <ToggleButton value={{ id: 7 }} id="map">
          Oslo
        </ToggleButton>
      </Views>
    ),
    Fixed: () => (
      <Views first={7}>
        <ToggleButton value={7} id="map">
          Oslo
        </ToggleButton>
      </Views>
    ),
    symptom: isReleased,
  },
  {
    lead: 'A button ignores the value of the group.',
    Failing: () => (
      <Views first="map">
        <ToggleButton value="map" id="map" selected={false}>
          Map
        </ToggleButton>
      </Views>
    ),
    Fixed: () => (
      <Views first="map">
        <ToggleButton value="map" id="map">
          Map
        </ToggleButton>
      </Views>
    ),
    symptom: isReleased,
  },
  {
    lead: '"MUI: The ToggleButtonGroup component doesn\'t accept a Fragment as a child. Consider providing an array instead."',
    Failing: () => (
      <Views first="bold">
        <>{styles}</>
      </Views>
    ),
    Fixed: () => <Views first="bold">{styles}</Views>,
    symptom: async ({ find, messages }) => {
      const { borderTopRightRadius } = getComputedStyle(await find('#bold'));
      const text = "MUI: The ToggleButtonGroup component doesn't accept a Fragment as a child.";
      return borderTopRightRadius !== '0px' && (await messages()).includes(text);
    },
  },
  {
    lead: 'A disabled button has no tooltip.',
    Failing: () => (
      <Views first="map">
        <Tooltip title="Not available">
          <ToggleButton value="map" id="map" disabled>
            Map
          </ToggleButton>
        </Tooltip>
      </Views>
    ),
    Fixed: () => (
      <Views first="map">
        <Tooltip title="Not available">
          <span>
            <ToggleButton value="map" id="map" disabled>
              Map
            </ToggleButton>
          </span>
        </Tooltip>
      </Views>
    ),
    symptom: async ({ hover, within }) => {
      await hover('#map');
      return !(await within(() => document.querySelector('[role=tooltip]') !== null));
    },
  },
] satisfies Pitfall[];
