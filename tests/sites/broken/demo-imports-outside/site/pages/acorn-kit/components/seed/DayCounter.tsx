import { useState } from 'react';
import { days } from '../../../data';
import { Bark } from './Bark';
import { Bark as Oak } from '../../../../families/acorn-kit/look/Bark';
import { Twig } from '../../../../families/acorn-kit/look/Twig';
import { Leaf } from '../../../../families/acorn-kit/look/deep/Leaf';
import { Root } from '../../../../families/acorn-kit/specimens/Root';
import { Elm } from '../../../../families/elm-kit/look/Elm';

export default function DayCounter() {
  const [count] = useState(days);
  return <p>{[count, Bark, Oak, Twig, Leaf, Root, Elm]}</p>;
}
