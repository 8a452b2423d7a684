import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import { districts } from '../../../fleet';
import { Field } from '../Field';

/** Fields for where a station is. */
export function Place() {
  return (
    <>
      <Typography level="title-lg" component="p" data-part="type">
        Place
      </Typography>
      <Field label="Name" required>
        <Input defaultValue="Mill Bridge East" />
      </Field>
      <Box sx={pair}>
        <Field label="Code" helper="As on the sign">
          <Input defaultValue="MLB-07" />
        </Field>
        <Field label="District">
          <Select defaultValue="Harbor">
            {districts.map(({ name }) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </Field>
      </Box>
      <Field label="Street and number" error helper="Weavers Lane ends at number 96">
        <Input defaultValue="Weavers Lane 412" />
      </Field>
      <Field label="Notes for the crew">
        <Textarea minRows={2} placeholder="Gates, cables, opening hours" />
      </Field>
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 2,
};
