import { RecipeView } from 'recipe-assistant';
import 'recipe-assistant/styles.css';

const recipe = `# Leek soup <img src="x" onerror="alert(1)">

<script>alert(document.cookie)</script>

1. Open [the recipe](javascript:alert(1)), or [an honest link](https://example.com).
2. ![Slice the leek](https://example.com/who-reads-this.png)
3. <form action="https://example.com">Simmer for 20 minutes.</form>
`;

export default function HostileRecipe() {
  return <RecipeView status="success" recipe={recipe} assistantName="Sous Chef" />;
}
