export default {
  mode: 'production',
  entry: './main.js',
  output: { publicPath: '/dist/' },
  // React, the style sheet and the sample kitchen are more than webpack finds good at once.
  performance: { hints: false },
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
};
