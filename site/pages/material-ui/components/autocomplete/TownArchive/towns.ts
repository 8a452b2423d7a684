const firsts =
  'Alder Ash Birch Black Bright Clay Cold Deer Dry East Elm Fair Fern Flint Fox Gold Green Hazel High Holm Iron Kings Lark Lind Long Marsh Mill Moss North Oak Old Otter Red Rook Salt Sand South Stone West Wren';
const lasts =
  'bank beck bourne bridge brook burn by combe cote dale den don field ford gate ham haven hill holt hurst ington land leigh ley low mere moor mouth ness port ridge sett stead stoke stow ton wick wold wood worth';

/** 1,600 invented towns. */
export const towns = firsts
  .split(' ')
  .flatMap((first) => lasts.split(' ').map((last) => first + last));
