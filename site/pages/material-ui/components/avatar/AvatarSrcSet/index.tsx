import Avatar from '@mui/material/Avatar';
import { photo } from './photo';

export default function AvatarSrcSet() {
  return (
    <Avatar
      alt="Kofi Mensah"
      src={photo(96)}
      srcSet={`${photo(96)} 96w, ${photo(192)} 192w`}
      sizes="96px"
      slotProps={{ img: { decoding: 'async' } }}
      sx={{ width: 96, height: 96 }}
    />
  );
}
