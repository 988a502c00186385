/** Prints the file with all widgets, as it ships. */
import { allWidgetsCode } from './build';

process.stdout.write(await allWidgetsCode());
