/** The running version of the program: the one of package.json, raised with each release. */
import about from '../../package.json' with { type: 'json' };

export const programVersion = about.version;
