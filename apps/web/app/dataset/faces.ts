import { faces as columns } from '@nosmilliards/data/built/faces.json';
import { rowsOf } from '@nosmilliards/data/columns';

export const faces = rowsOf(columns);
