import { Floor } from '../floor/page';
import '../floor/floor.css';
import { offer } from '../screen';
import { viewOf } from '../view';

offer((rows) => {
  const view = viewOf(rows);
  return () => <Floor view={view} />;
});
