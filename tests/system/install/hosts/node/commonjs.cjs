const report = require('./report.cjs');

void report((name) => require(name));
