import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderTracks() {
  return (
    <div>
      <Typography id="track-normal">normal</Typography>
      <Slider track="normal" aria-labelledby="track-normal" defaultValue={30} />
      <Typography id="track-inverted">inverted</Typography>
      <Slider
        track="inverted"
        aria-labelledby="track-inverted"
        defaultValue={30}
      />
      <Typography id="track-false">false</Typography>
      <Slider track={false} aria-labelledby="track-false" defaultValue={30} />
    </div>
  );
}
