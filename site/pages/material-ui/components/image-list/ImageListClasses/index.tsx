import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { lights } from './lights';

export default function ImageListClasses() {
  return (
    <ImageList
      component="div"
      classes={{ root: 'lights' }}
      rowHeight={150}
      gap={12}
      sx={{
        m: 0,
        width: 360,
        maxWidth: '100%',
        '&.lights': { p: 1, bgcolor: 'action.hover' },
        '& .light': { borderRadius: 3, overflow: 'hidden' },
        '& .light-img': { filter: 'saturate(0.7)' },
        '& .light-title': { fontWeight: 700 },
      }}
    >
      {lights.map(({ name, src }) => (
        <ImageListItem
          key={name}
          component="figure"
          classes={{ root: 'light', img: 'light-img' }}
          sx={{ m: 0 }}
        >
          <img src={src} alt="" width="174" height="150" />
          <ImageListItemBar
            title={name}
            classes={{ title: 'light-title' }}
            sx={{
              background:
                'linear-gradient(to top, rgb(0 0 0 / 0.9) 40%, transparent)',
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
