import type { ComponentPropsWithRef } from 'react';
import Input from '@mui/joy/Input';

type CounterProps = Pick<
  ComponentPropsWithRef<'output'>,
  'children' | 'className' | 'ref'
>;

function Counter({ children, className, ref }: CounterProps) {
  return (
    <output
      ref={ref}
      className={className}
      style={{ alignSelf: 'center', paddingInlineStart: 8 }}
    >
      {children}
    </output>
  );
}

export default function StructureSlots() {
  return (
    <Input
      defaultValue="Agenda"
      endDecorator="6 of 40"
      slots={{ endDecorator: Counter }}
      slotProps={{ input: { 'aria-label': 'Title' } }}
    />
  );
}
