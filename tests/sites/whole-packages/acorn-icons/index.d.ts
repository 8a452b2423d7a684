import * as React from 'react';

export declare const Oak: React.ComponentType;
export declare const Elm: React.ComponentType;
export declare const Yew: React.ComponentType;
