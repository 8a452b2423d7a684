/** Around the screens of one scheme; its value is the scheme. */
export const schemeAttribute = 'data-studio-scheme';

/** How the themes of the studio find their scheme: the site's own is another, around all of the page. */
export const schemeSelector = `[${schemeAttribute}="%s"]`;

/** The element that has the variables which both schemes share. */
export const stageSelector = '.studio-stage';
