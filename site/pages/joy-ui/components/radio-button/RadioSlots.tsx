import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { styled } from '@mui/joy/styles';

const Answers = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: 280,
  maxWidth: '100%',
}));

const Letter = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: theme.vars.radius.sm,
  color: theme.vars.palette.neutral.softColor,
  background: theme.vars.palette.neutral.softBg,
  '&::before': { content: 'attr(data-letter)', fontWeight: 600 },
  [`&.${radioClasses.checked}`]: {
    color: theme.vars.palette.success.solidColor,
    background: theme.vars.palette.success.solidBg,
  },
}));

const answers = ['Oslo', 'Helsinki', 'Stockholm'];

export default function RadioSlots() {
  return (
    <RadioGroup
      defaultValue="Helsinki"
      slots={{ root: Answers }}
      slotProps={{ root: { 'aria-label': 'Capital of Finland' } }}
    >
      {answers.map((city, index) => (
        <Radio
          key={city}
          component="div"
          value={city}
          label={city}
          disableIcon
          variant="plain"
          color="neutral"
          slots={{ radio: Letter }}
          slotProps={{
            radio: (ownerState) => ({
              className: ownerState.checked ? radioClasses.checked : undefined,
              'data-letter': 'ABC'[index],
            }),
          }}
          sx={{ alignItems: 'center' }}
        />
      ))}
    </RadioGroup>
  );
}
