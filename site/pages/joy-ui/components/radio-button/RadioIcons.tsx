import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioIcons() {
  return (
    <RadioGroup defaultValue="work" aria-label="Main address">
      {['home', 'work'].map((value) => (
        <Radio
          key={value}
          value={value}
          label={value === 'home' ? 'Home' : 'Work'}
          variant="plain"
          uncheckedIcon={<StarBorderIcon />}
          checkedIcon={<StarIcon />}
        />
      ))}
    </RadioGroup>
  );
}
