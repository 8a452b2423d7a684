import type { ComponentProps } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import { prepareForSlot } from '@mui/base/utils';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/select.css';
import './transition.css';

function AnimatedListbox(props: ComponentProps<'ul'>) {
  return (
    <CssTransition
      className="list-transition"
      enterClassName="list-open"
      exitClassName="list-closed"
      lastTransitionedPropertyOnExit="opacity"
    >
      <ul {...props} />
    </CssTransition>
  );
}

const Listbox = prepareForSlot(AnimatedListbox);

export default function SelectTransition() {
  return (
    <Select
      className="quiet-select"
      aria-label="Language"
      defaultValue="en"
      slots={{ listbox: Listbox }}
      slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
    >
      <Option value="en">English</Option>
      <Option value="fr">French</Option>
      <Option value="hi">Hindi</Option>
    </Select>
  );
}
