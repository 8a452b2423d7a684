import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

const star = <Radio icon={<StarBorderIcon />} checkedIcon={<StarIcon />} />;

export default function RadioIcons() {
  return (
    <RadioGroup row aria-label="Favorite session" defaultValue="am">
      <FormControlLabel value="am" control={star} label="Morning" />
      <FormControlLabel value="pm" control={star} label="Afternoon" />
    </RadioGroup>
  );
}
