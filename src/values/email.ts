/** An address a mail can be sent to. Not among the field kinds, so that a page can use it without loading them. */
export const emailPattern = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@.<>"',;:()[\]\\]{2,}$/;
