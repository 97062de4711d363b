/**
 * Text of the style element of browsers without constructed style sheets. The policy allows it by its hash; WebKit has
 * none for an empty text.
 */
export const insertedStyle = '/* filled by a script */';
