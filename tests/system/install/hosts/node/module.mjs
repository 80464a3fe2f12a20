import report from './report.cjs';

await report((name) => import(name));
