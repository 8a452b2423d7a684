import { FormControl } from '@mui/base/FormControl';
import { Column, Input } from '../look/specimen';

export default function FormControlSpecimen() {
  return (
    <FormControl required defaultValue="Porto">
      <Column>
        <span style={{ fontWeight: 500 }}>City *</span>
        <Input aria-label="City" />
      </Column>
    </FormControl>
  );
}
