import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const courses = ['Algebra', 'Biology', 'Chemistry', 'Drama', 'Economics'];
const limit = 3;

export default function TransferListLimit() {
  const hint = useId();
  const [chosen, setChosen] = useState(['Biology', 'Drama']);
  const full = chosen.length === limit;

  const choose = (course: string, on: boolean) =>
    setChosen(
      on ? [...chosen, course] : chosen.filter((one) => one !== course),
    );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap>
      <FormGroup
        role="group"
        aria-label="Courses"
        aria-describedby={hint}
        sx={{ flex: 1 }}
      >
        {courses.map((course) => (
          <FormControlLabel
            key={course}
            label={course}
            disabled={full && !chosen.includes(course)}
            control={
              <Checkbox
                checked={chosen.includes(course)}
                onChange={(_event, on) => choose(course, on)}
              />
            }
          />
        ))}
      </FormGroup>
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Typography id={hint} role="status" variant="body2">
          {full
            ? `${limit} courses chosen. Uncheck one to choose another.`
            : `${chosen.length} of ${limit} courses chosen`}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {chosen.map((course) => (
            <Chip key={course} label={course} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
