import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { Field } from '../Field';
import { Group } from './Group';

/** Fields in all variants and states. */
export function Fields() {
  return (
    <Group title="Inputs">
      <Box component="form" autoComplete="off" noValidate sx={grid}>
        <Field label="Outlined">
          <Input defaultValue="Old Market" />
        </Field>
        <Field label="Soft">
          <Input variant="soft" defaultValue="Canal Street" />
        </Field>
        <Field label="Plain">
          <Input variant="plain" defaultValue="Mill Bridge" />
        </Field>
        <Field label="Select">
          <Select defaultValue="City 3">
            {['City 2', 'City 3', 'Cargo 2'].map((model) => (
              <Option key={model} value={model}>
                {model}
              </Option>
            ))}
          </Select>
        </Field>
        <Field label="Deposit" helper="Returned after a ride">
          <Input defaultValue="25.00" startDecorator="€" />
        </Field>
        <Field label="Phone" error helper="6 digits are missing">
          <Input defaultValue="0170" />
        </Field>
        <Field label="Small">
          <Input size="sm" placeholder="Code" />
        </Field>
        <Field label="Disabled" disabled>
          <Input size="sm" defaultValue="RD-2041" />
        </Field>
      </Box>
    </Group>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 2,
};
