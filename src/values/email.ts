/** An address a letter can be sent to. Apart from the field kinds, so that a page can ask without their weight. */
export const emailPattern = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@.<>"',;:()[\]\\]{2,}$/;
