import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import Forward30Icon from '@mui/icons-material/Forward30';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Replay10Icon from '@mui/icons-material/Replay10';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

const length = 1830;
const chapters = [
  { value: 0, name: 'Introduction' },
  { value: 420, name: 'Reading the map' },
  { value: 1150, name: 'Weather' },
  { value: 1600, name: 'Questions' },
];

const time = (second: number) =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;

const chapterAt = (second: number) =>
  chapters.filter(({ value }) => value <= second).at(-1)?.name ?? '';

export default function AudioPlayer() {
  const [playing, setPlaying] = useState(false);
  const [second, setSecond] = useState(512);
  const [seeking, setSeeking] = useState(false);
  const [volume, setVolume] = useState(60);
  const [muted, setMuted] = useState(false);

  useEffect(() => {
    if (!playing || seeking) {
      return undefined;
    }
    const clock = setInterval(
      () => setSecond((now) => Math.min(now + 1, length)),
      1000,
    );
    return () => clearInterval(clock);
  }, [playing, seeking]);

  const skip = (seconds: number) =>
    setSecond(Math.min(Math.max(second + seconds, 0), length));

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h3">
        Navigation for hikers
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {chapterAt(second)}
      </Typography>
      <Slider
        size="small"
        aria-label="Position"
        getAriaValueText={(value) => `${time(value)}, ${chapterAt(value)}`}
        max={length}
        shiftStep={30}
        marks={chapters}
        value={second}
        onChange={(_event, value) => {
          setSecond(value);
          setSeeking(true);
        }}
        onChangeCommitted={() => setSeeking(false)}
        slotProps={{ mark: { style: { width: 3, height: 10 } } }}
        sx={{ display: 'block' }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: -1 }}>
        <Typography variant="caption">{time(second)}</Typography>
        <Typography variant="caption">{`-${time(length - second)}`}</Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label="Back 10 seconds" onClick={() => skip(-10)}>
          <Replay10Icon />
        </IconButton>
        <IconButton
          color="primary"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? (
            <PauseIcon fontSize="large" />
          ) : (
            <PlayArrowIcon fontSize="large" />
          )}
        </IconButton>
        <IconButton aria-label="Forward 30 seconds" onClick={() => skip(30)}>
          <Forward30Icon />
        </IconButton>
        <IconButton
          aria-label="Mute"
          aria-pressed={muted}
          onClick={() => setMuted(!muted)}
          sx={{ marginInlineStart: 'auto' }}
        >
          {muted ? <VolumeOffIcon /> : <VolumeUpIcon />}
        </IconButton>
        <Slider
          size="small"
          aria-label="Volume"
          value={muted ? 0 : volume}
          onChange={(_event, value) => {
            setMuted(false);
            setVolume(value);
          }}
          sx={{ width: 96, mx: 1.5 }}
        />
      </Box>
    </Paper>
  );
}
